import type { ClientState, SessionState } from '@kathaloka/api';
import { useSelector } from 'react-redux';

/** Who is looking at the page. */
export function useSession(): SessionState {
  return useSelector((state: ClientState) => state.session);
}
