import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const WIDTH = 320;

interface Identity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (place: HTMLElement, options: { theme: string; size: string; width: number }) => void;
}

/** Google's ID token, and the nonce of the request. */
export interface GoogleCredential {
  readonly id_token: string;
  readonly nonce: string;
}

interface GoogleSignInProps {
  clientId: string;
  /** Called once Google has signed the person in. */
  onCredential: (credential: GoogleCredential) => void;
}

/** Google's own button: Google's terms require it, and only its script can render it. */
export function GoogleSignIn({ clientId, onCredential }: GoogleSignInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [nonce] = useState(newNonce);
  const tell = useEffectEvent(onCredential);

  useEffect(() => {
    let isUnmounted = false;
    async function draw(): Promise<void> {
      const identity = await loadIdentity();
      if (isUnmounted || !ref.current || !identity) return;
      identity.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => tell({ id_token: credential, nonce }),
      });
      identity.renderButton(ref.current, { theme: 'filled_black', size: 'large', width: WIDTH });
    }
    void draw();
    return () => {
      isUnmounted = true;
    };
  }, [clientId, nonce]);

  return <div ref={ref} />;
}

/** A random value that binds Google's answer to this page: a token that was issued for another nonce is refused. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Loads Google's script. If that fails, there is no button, and the form works without it. */
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

/** The global that Google's script defines. */
function identityOnPage(): Identity | undefined {
  const { google } = globalThis as { google?: { accounts?: { id?: Identity } } };
  return google?.accounts?.id;
}
