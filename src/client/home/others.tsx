import { useLoaded } from '../app/loaded.ts';
import { needed } from '../app/needed.tsx';
import { serverHere } from '../net/here.ts';
import { waitingOnline } from './waiting.ts';

/** Playing with others, where a server stands behind the page; elsewhere nothing. */
export function Others() {
  const loaded = useLoaded('others', async () => {
    if ((await serverHere()) !== null) return (await needed(() => import('../online/home.tsx'))).OnlineHome;
    waitingOnline.set([]);
    return null;
  });
  if (loaded.state !== 'there' || loaded.value === null) return null;
  const Online = loaded.value;
  return <Online />;
}
