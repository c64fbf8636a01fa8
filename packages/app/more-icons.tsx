import { Sheet } from '@hearthside/screen';
import icons from '@hearthside/screen/more-icons.svg?raw';

/** Icons that home does without: they come when home can already be used. */
export default function MoreIcons() {
  return <Sheet svg={icons} />;
}
