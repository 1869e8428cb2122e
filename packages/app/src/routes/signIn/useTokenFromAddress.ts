import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a link. It is removed from the address and the history before anything is rendered. */
export function useTokenFromAddress(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? undefined);

  useLayoutEffect(() => {
    const others = new URLSearchParams(search);
    if (!others.has('token')) return;
    others.delete('token');
    void navigate({ pathname, search: others.toString() }, { replace: true });
  }, [pathname, search, navigate]);

  return token;
}
