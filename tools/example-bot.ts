/** Somebody's own bot: takes a free seat and answers at random. `node tools/example-bot.ts SITE TABLE [NAME]` */
const [site = 'http://localhost:8080', table = '', name = 'Robot'] = process.argv.slice(2);

async function post(path: string, headers: Record<string, string>, body?: string) {
  const answer = await fetch(`${site}/api/${path}`, { method: 'POST', headers, ...(body !== undefined && { body }) });
  const content = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(content.sentence);
  return { content, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

const { cookie } = await post('me', { 'Content-Type': 'application/json' }, JSON.stringify({ name }));
const { content } = await post('me/token', { Cookie: cookie });
const headers = { Authorization: `Bearer ${content.token}` };
const socket = new WebSocket(`${site.replace('http', 'ws')}/api/socket`, { headers });
let answered = -1;
const send = (message: object) => socket.send(JSON.stringify({ table, ...message }));

socket.addEventListener('open', () => send({ say: 'watch' }));
socket.addEventListener('message', ({ data }) => {
  const { say, sentence, now } = JSON.parse(data);
  if (say === 'refused') console.error(sentence);
  if (say !== 'table' && say !== 'news') return;
  const { you, status, places, present } = now;
  if (status === 'over') {
    console.log(JSON.stringify(present.result));
    socket.close();
  } else if (you === null) {
    const seat = places.findIndex(({ kind }: { kind: string }) => kind === 'open');
    if (seat >= 0) send({ say: 'ask', ask: { ask: 'sit', seat, salt: crypto.randomUUID() } });
  } else if (present?.asked === you && !present.onItsOwn && present.step !== answered) {
    answered = present.step;
    const index = Math.floor(Math.random() * present.view.decision.options.length);
    send({ say: 'ask', ask: { ask: 'answer', step: present.step, index } });
  }
});
