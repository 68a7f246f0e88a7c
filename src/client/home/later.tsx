import { useLoaded } from '../app/loaded.ts';
import { SettingsDialog } from '../app/settings-dialog.tsx';

export type Opened =
  | { readonly dialog: 'settings' }
  | { readonly dialog: 'credits' }
  | { readonly dialog: 'table'; readonly game: string };

interface OpenedProps {
  readonly onClose: () => void;
}

function CreditsLater({ onClose }: OpenedProps) {
  const loaded = useLoaded('credits', () => import('./credits.tsx'));
  return loaded.state === 'there' ? <loaded.value.Credits onClose={onClose} /> : null;
}

function TableLater({ game, onClose }: OpenedProps & { readonly game: string }) {
  const loaded = useLoaded('new-table', () => import('./new-table.tsx'));
  return loaded.state === 'there' ? <loaded.value.NewTable game={game} onClose={onClose} /> : null;
}

/** The dialog that is open; all but the settings are fetched when first opened. */
export function OpenedDialog({ opened, onClose }: OpenedProps & { readonly opened: Opened }) {
  switch (opened.dialog) {
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'credits':
      return <CreditsLater onClose={onClose} />;
    case 'table':
      return <TableLater game={opened.game} onClose={onClose} />;
    default:
      return opened satisfies never;
  }
}
