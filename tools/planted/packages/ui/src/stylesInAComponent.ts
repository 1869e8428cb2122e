import { css } from '@emotion/react';

export const box = css``;
