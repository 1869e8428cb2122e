import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { Item } from '../offlineList.styles.ts';

/** A list item without a picture. */
export const PlayItem = styled(Item)`
  grid-template-columns: minmax(0, 1fr);

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
