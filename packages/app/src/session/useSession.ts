import type { ClientState, SessionState } from '@kathaloka/api';
import { useSelector } from 'react-redux';

export function useSession(): SessionState {
  return useSelector((state: ClientState) => state.session);
}
