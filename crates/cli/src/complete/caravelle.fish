# Completion of caravelle for fish. The program itself knows its commands, games, bots and options.
function __caravelle_complete
    set -l found (command caravelle complete fish -- (commandline -cp) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end

complete -c caravelle -f -a '(__caravelle_complete)'
