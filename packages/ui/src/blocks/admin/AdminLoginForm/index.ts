export { AdminLoginForm, type AdminLoginFormProps, type AdminLoginValues } from './AdminLoginForm.tsx';
