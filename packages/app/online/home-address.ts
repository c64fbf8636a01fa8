import { homeAddress } from '@hearthside/client';
import { useEffect, useState } from 'react';

const HERE_ALONE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Where others open this page: a laptop that serves itself as `localhost` has another name for phones. */
export function useHomeAddress(): string {
  const [address, setAddress] = useState(location.origin);
  useEffect(() => {
    if (!HERE_ALONE.test(location.hostname)) return;
    // Without an answer the code still works on this machine.
    homeAddress(location.origin).then(setAddress, () => {});
  }, []);
  return address;
}
