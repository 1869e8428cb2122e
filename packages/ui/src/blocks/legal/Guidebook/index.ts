export { ANCHORS, Guidebook, type GuidebookProps, LEGAL_PAGES, type LegalPage } from './Guidebook.tsx';
