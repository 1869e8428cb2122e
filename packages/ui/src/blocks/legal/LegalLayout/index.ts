export { LegalLayout, type LegalLayoutProps } from './LegalLayout.tsx';
