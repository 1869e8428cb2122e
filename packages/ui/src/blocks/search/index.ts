export { SearchBox, type SearchBoxProps, type SearchLayout } from './SearchBox/SearchBox.tsx';
