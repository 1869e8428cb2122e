export { GiveCreditsDialog, type GiveCreditsDialogProps } from './GiveCreditsDialog.tsx';
