export { SiteMenu, type SiteMenuProps } from './SiteMenu.tsx';
