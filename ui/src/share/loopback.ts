const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host name leads nowhere but to the machine that says it. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
