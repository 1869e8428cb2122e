export {
  ANCHORS,
  Guidebook,
  type GuidebookProps,
  LEGAL_PAGES,
  type LegalPage,
} from './Guidebook/Guidebook.tsx';
export { GuidebookChapters, type GuidebookChaptersProps } from './GuidebookChapters/GuidebookChapters.tsx';
export { LegalDocument, type LegalDocumentProps } from './LegalDocument/LegalDocument.tsx';
export { LegalLayout, type LegalLayoutProps } from './LegalLayout/LegalLayout.tsx';
