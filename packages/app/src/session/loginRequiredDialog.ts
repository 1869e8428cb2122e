export { LoginRequiredDialog } from '@kathaloka/ui';
