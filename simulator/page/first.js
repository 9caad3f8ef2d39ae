/* Runs before the page's modules, in any browser: says so when they can't be loaded, or can't be read by an old browser.
 * Written in the language of old browsers. */
(function () {
  'use strict';
  var root = document.documentElement;

  function say(title, text) {
    var notice = document.getElementById('notice');
    if (!notice || root.getAttribute('data-begun')) return;
    notice.className = 'failure';
    notice.innerHTML = '<h2></h2><p></p><button class="tool" type="button">Try again</button>';
    notice.querySelector('h2').textContent = title;
    notice.querySelector('p').textContent = text;
    notice.querySelector('button').onclick = function () {
      location.reload();
    };
  }

  function sayLoading() {
    var notice = document.getElementById('notice');
    if (!notice || root.getAttribute('data-begun')) return;
    notice.className = 'loading';
    notice.innerHTML = '<p>Loading the console …</p>';
  }

  function sayOld() {
    say(
      'This browser is too old for the console',
      'Update it, or open this page in a current Firefox, Chrome, Edge or Safari. What an older visit saved is kept.'
    );
  }

  function sayMissing(name) {
    say(
      'The page could not be loaded whole',
      'A part of it is missing: ' + name + '. Are you online? If it stays so, a file is missing on the server.'
    );
  }

  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target && target.src) sayMissing(target.src.split('/').pop() + ', or one that it needs');
      else if (target && target.href) return; // a style or an icon
      else if (event.message && /syntax/i.test(event.message)) sayOld();
      else sayMissing(event.message || 'a script');
    },
    true
  );
  root.setAttribute('data-scripts', '');
  window.addEventListener('DOMContentLoaded', function () {
    if (!('noModule' in document.createElement('script'))) sayOld();
    else if (!document.querySelector('#notice.failure h2 + p')) sayLoading();
  });
})();
