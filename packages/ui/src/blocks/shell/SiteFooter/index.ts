export { SiteFooter, type SiteFooterProps, type SocialLinks } from './SiteFooter.tsx';
