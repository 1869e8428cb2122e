interface Options {
  client_id: string;
  callback: (answer: { credential: string }) => void;
}

/** A fake of Google's script: a button that signs in. Returns a function that removes it. */
export function mockGoogle(): () => void {
  let options: Options | undefined;
  const id = {
    initialize: (given: Options) => {
      options = given;
    },
    renderButton(place: HTMLElement) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = `Google for ${options?.client_id}`;
      button.addEventListener('click', () => options?.callback({ credential: 'an-id-token' }));
      place.append(button);
    },
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
  return () => Reflect.deleteProperty(globalThis, 'google');
}
