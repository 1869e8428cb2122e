export { ConnectionBar, type ConnectionBarProps, type ConnectionState } from './ConnectionBar.tsx';
