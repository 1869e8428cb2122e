export { lazyPart, type MissingPartProps } from '../element/lazyPart.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export type { DataTableColumn, TableSort } from './DataTable/columns.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export type { RowAttributes } from './DataTable/rowAttributes.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export {
  TextFrame,
  TEXT_FRAME_GROUNDS,
  type TextFrameGround,
  type TextFrameProps,
} from './TextFrame/TextFrame.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog.tsx';
export { FormField, type FormFieldProps } from './FormField/FormField.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion.tsx';
export { lazyWithRetry } from './LoadFailure/lazyWithRetry.tsx';
export { LoadFailure, type LoadFailureProps } from './LoadFailure/LoadFailure.tsx';
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen/LoadingScreen.tsx';
export { Markdown, MARKDOWN_SIZES, type MarkdownProps, type MarkdownSize } from './Markdown/Markdown.tsx';
export { Note, NOTE_TONES, type NoteProps, type NoteTone } from './Note/Note.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist/PasswordChecklist.tsx';
export type { ToastTone } from './Toast/toastQueue.ts';
export { ToastProvider, type ToastProviderProps } from './Toast/ToastProvider.tsx';
export { type ToastOptions, useToast } from './Toast/useToast.ts';
export { Typewriter, type TypewriterProps } from './Typewriter/Typewriter.tsx';
export { TagPicker, type TagPickerProps } from './TagPicker/TagPicker.tsx';
