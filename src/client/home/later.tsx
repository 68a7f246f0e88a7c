import { SettingsDialog } from '../app/bar.tsx';
import { lazy } from '../app/lazy.tsx';

export type Opened =
  | { readonly dialog: 'settings' }
  | { readonly dialog: 'credits' }
  | { readonly dialog: 'table'; readonly game: string };

interface OpenedProps {
  readonly onClose: () => void;
}

const Credits = lazy(async () => (await import('./credits.tsx')).Credits);
const NewTable = lazy(async () => (await import('./new-table.tsx')).NewTable);

/** The dialog that is open, fetched when it is first opened. */
export function OpenedDialog({ opened, onClose }: OpenedProps & { readonly opened: Opened }) {
  switch (opened.dialog) {
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'credits':
      return <Credits onClose={onClose} />;
    case 'table':
      return <NewTable game={opened.game} onClose={onClose} />;
    default:
      return opened satisfies never;
  }
}
