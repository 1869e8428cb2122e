export { ADMIN_SECTIONS, type AdminSection, AdminShell, type AdminShellProps } from './AdminShell.tsx';
