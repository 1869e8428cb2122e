export { UndoDialog, type UndoDialogProps } from './UndoDialog.tsx';
