import styled from '../../../theme/styled.ts';
import { Bar } from '../../play/OfflineBar/OfflineBar.styles.ts';

export { Place } from '../../play/OfflineBar/OfflineBar.styles.ts';

export const DeviceBar = styled(Bar)`
  --kl-bar-tone: var(--kl-info-text);

  &[data-failed] {
    --kl-bar-tone: var(--kl-danger-text);
  }
`;
