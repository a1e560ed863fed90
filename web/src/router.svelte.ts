// Where one is. Routes stand behind the hash, so that seat tokens never travel to a server in an address.
class Router {
  path = $state<string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    this.adopt();
    this.read();
    addEventListener('hashchange', () => this.read());
  }

  // A link in the plain style (/table/CODE?token=TOKEN) becomes one behind the hash, and the token leaves the address bar's history.
  private adopt(): void {
    const token = new URLSearchParams(location.search).get('token'), code = /\/(?:table|t)\/([^/]+)/.exec(location.pathname)?.[1];
    if (code) history.replaceState(null, '', `${location.pathname.replace(/\/(?:table|t)\/.*$/, '/')}#/table/${code}${token ? `/${token}` : ''}`);
  }

  private read(): void {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
    this.path = path.split('/').filter(Boolean).map(decodeURIComponent);
    this.query = new URLSearchParams(query);
  }

  go(to: string): void { location.hash = to; }

  replace(to: string): void {
    history.replaceState(null, '', `#${to}`);
    this.read();
  }
}

export const router = new Router();
export const absolute = (to: string): string => new URL(`#${to}`, document.baseURI).href;
