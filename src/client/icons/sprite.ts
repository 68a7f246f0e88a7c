const loading = new Map<string, Promise<void>>();

async function load(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const holder = document.createElement('div');
  holder.innerHTML = await answer.text();
  const sprite = holder.querySelector('svg');
  if (sprite === null) return;
  const resources = sprite.cloneNode();
  for (const child of [...sprite.children]) if (child.localName !== 'symbol') resources.appendChild(child);
  sprite.classList.add('sprite--symbols');
  document.body.prepend(sprite, resources);
}

/** Puts the symbols of a sprite at the head of the page, once; one that failed is fetched anew when asked for again. */
export function loadSprite(url: string): Promise<void> {
  const begun = loading.get(url);
  if (begun !== undefined) return begun;
  const promise = load(url);
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}
