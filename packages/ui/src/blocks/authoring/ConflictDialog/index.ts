export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictField,
  type ConflictSide,
} from './ConflictDialog.tsx';
