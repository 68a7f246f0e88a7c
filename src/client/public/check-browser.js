/* Browsers that are too old for the client must be able to run this: see tools/start-messages.ts. */

function isTooOld() {
  return (
    !('toSorted' in Array.prototype) ||
    typeof structuredClone !== 'function' ||
    typeof HTMLDialogElement !== 'function' ||
    !CSS.supports('container-type', 'inline-size') ||
    !CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}

function showMessage() {
  const message = document.getElementById('too-old');
  if (message !== null) message.hidden = false;
}

function onError(event) {
  if (event.target === window || event.target.nodeName === 'SCRIPT') showMessage();
}

addEventListener('error', onError, true);
if (isTooOld()) {
  document.documentElement.setAttribute('data-too-old', '');
  showMessage();
}
