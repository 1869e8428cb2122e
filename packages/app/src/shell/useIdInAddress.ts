import { useParams } from 'react-router-dom';

/** The id in the address of a page about one item, such as a story. */
export function useIdInAddress(): string {
  const { id = '' } = useParams();
  return id;
}
