export { default } from '@emotion/styled';
