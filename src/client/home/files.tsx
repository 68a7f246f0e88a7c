import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptTable } from '../../protocol/table.ts';
import { HOME } from '../../text/client/home.ts';
import { saveFile } from '../files.ts';
import { Icon } from '../icons/icon.tsx';
import { go } from '../route.ts';
import { useSay } from '../say.ts';
import { call } from '../worker/remote.ts';

/** Saves a table as a file named after its game and the day it was last played. */
export async function saveTable({ id, record, touched }: KeptTable): Promise<void> {
  const day = new Date(touched).toISOString().slice(0, 10);
  saveFile(`tintamarre-${record.game}-${day}.json`, await call('write', { id }));
}

/** Keeps the table that a file holds and goes there. */
export async function openFile(file: File): Promise<void> {
  go({ page: 'table', id: await call('read', { text: await file.text() }) });
}

interface OpenFileProps {
  readonly onFile: (file: File) => void;
}

export function OpenFile({ onFile }: OpenFileProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="btn btn--big" onClick={() => input.current?.click()}>
        <Icon name="open-folder" />
        {say(HOME.openFile)}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={say(HOME.openFile)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file dropped anywhere on the page, and says so while one is held above it. */
export function DropZone({ onFile }: OpenFileProps) {
  const say = useSay();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setHeld(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setHeld(false);
    const drop = (event: DragEvent) => {
      setHeld(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return held ? (
    <div class="drop" aria-hidden="true">
      <p>{say(HOME.dropHere)}</p>
    </div>
  ) : null;
}
