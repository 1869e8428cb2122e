/** Tells all tabs that the stored data of this device has changed. */
const NAME = 'kathaloka.offline';
const own = new EventTarget();
let channel: BroadcastChannel | undefined;

function channelOfTabs(): BroadcastChannel | undefined {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
  return channel;
}

export function announce(): void {
  own.dispatchEvent(new Event('change'));
  channelOfTabs()?.postMessage('change');
}

/** Calls the listener after a change in any tab. Returns a function that removes the listener. */
export function onChange(listener: () => void): () => void {
  own.addEventListener('change', listener);
  channelOfTabs()?.addEventListener('message', listener);
  return () => {
    own.removeEventListener('change', listener);
    channelOfTabs()?.removeEventListener('message', listener);
  };
}
