// Before the first paint: the reader's light. The program proper reads the same preference later.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem('caravelle.prefs') || '{}').theme;
  } catch {
    theme = undefined;
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
