export { Folio, FOLIO_GROUNDS, type FolioGround, type FolioProps } from './Folio.tsx';
