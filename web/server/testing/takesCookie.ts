interface SetCookie {
  readonly name: string;
  readonly path?: string;
  readonly domain?: string;
  readonly secure?: boolean;
}

/** Whether a browser takes this cookie: prefixes of names promise attributes (RFC 6265bis, 4.1.3). */
export const takesCookie = ({ name, path, domain, secure = false }: SetCookie) => {
  if (name.startsWith("__Host-")) return secure && path === "/" && domain === undefined;
  return secure || !name.startsWith("__Secure-");
};
