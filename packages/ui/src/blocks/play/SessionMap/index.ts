export { SessionMap, type SessionMapProps } from './SessionMap.tsx';
