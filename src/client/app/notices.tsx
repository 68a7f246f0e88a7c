import { serverHere } from '../net/here.ts';
import { useLoaded } from './loaded.ts';
import { needed } from './needed.tsx';

/** Being told of one's turn outside the page, where a server stands behind it; elsewhere nothing. */
export function Notices() {
  const loaded = useLoaded('notices', async () =>
    (await serverHere()) !== null ? (await needed(() => import('../online/notice-fields.tsx'))).NoticeFields : null,
  );
  if (loaded.state !== 'there' || loaded.value === null) return null;
  const Fields = loaded.value;
  return <Fields titled />;
}
