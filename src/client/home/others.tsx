import { useLoaded } from '../app/loaded.ts';
import { serverIsHere } from '../net/here.ts';

/** Playing with others, where a server stands behind the page; elsewhere nothing. */
export function Others() {
  const loaded = useLoaded('others', async () =>
    (await serverIsHere()) ? (await import('../online/home.tsx')).OnlineHome : null,
  );
  if (loaded.state !== 'there' || loaded.value === null) return null;
  const Online = loaded.value;
  return <Online />;
}
