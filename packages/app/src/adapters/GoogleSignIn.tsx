import { useEffect, useEffectEvent, useRef } from 'react';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const WIDTH = 320;

interface Identity {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (place: HTMLElement, options: { theme: string; size: string; width: number }) => void;
}

interface GoogleSignInProps {
  clientId: string;
  /** Called with the ID token of whoever signed in with Google. */
  onCredential: (idToken: string) => void;
}

/** Google's own button: their terms ask for it, and only their script can draw it. */
export function GoogleSignIn({ clientId, onCredential }: GoogleSignInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onCredential);

  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      const identity = await loadIdentity();
      if (isGone || !ref.current || !identity) return;
      identity.initialize({ client_id: clientId, callback: ({ credential }) => tell(credential) });
      identity.renderButton(ref.current, { theme: 'filled_black', size: 'large', width: WIDTH });
    }
    void draw();
    return () => {
      isGone = true;
    };
  }, [clientId]);

  return <div ref={ref} />;
}

/** Without Google's script there is no button, and the form stands alone. */
async function loadIdentity(): Promise<Identity | undefined> {
  const known = identityOnPage();
  if (known) return known;
  await new Promise<void>((done) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => done());
    document.head.append(script);
  });
  return identityOnPage();
}

/** Where Google's script leaves what it can do. */
function identityOnPage(): Identity | undefined {
  const { google } = globalThis as { google?: { accounts?: { id?: Identity } } };
  return google?.accounts?.id;
}
